import { setTimeout } from "node:timers/promises";
import { LLMock } from "@copilotkit/aimock";

/** Who runs the stand-in, as people are told. */
export const PROVIDER = "Stand-in Models";

/** Starts a model that notices nothing, after a while. Returns what points the product at it. */
export async function startModel(latencyMs = 0): Promise<Readonly<Record<string, string>>> {
  const mock = new LLMock({ port: 0, logLevel: "silent" });
  const content = JSON.stringify({ findings: [], verdicts: [] });
  mock.on({ predicate: () => true }, async () => {
    await setTimeout(latencyMs);
    return { content, usage: { input_tokens: 1, output_tokens: 1 } };
  });
  await mock.start();
  return {
    OPENAI_API_KEY: "key of the stand-in",
    OPENAI_MODEL: "stand-in",
    OPENAI_BASE_URL: `${mock.url}/v1`,
    OPENAI_PROVIDER: PROVIDER,
  };
}
