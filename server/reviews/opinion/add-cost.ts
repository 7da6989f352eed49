import sql from "sql-template-tag";
import type { OpinionCost } from "../../second-opinion/second-opinion.ts";
import type { Db } from "../../vendors/postgres.ts";

/** Adds to what a review has cost us. */
export async function addCost(db: Db, reviewId: string, cost: OpinionCost | null): Promise<void> {
  if (!cost) return;
  await db.row(sql`
    insert into app.review_costs as so_far (review_id, model, input_tokens, output_tokens, eur, duration_ms)
    values (${reviewId}, ${cost.model}, ${cost.inputTokens}, ${cost.outputTokens}, ${cost.eur}, ${Math.round(cost.durationMs)})
    on conflict (review_id) do update set input_tokens = so_far.input_tokens + excluded.input_tokens,
      output_tokens = so_far.output_tokens + excluded.output_tokens, eur = so_far.eur + excluded.eur,
      duration_ms = so_far.duration_ms + excluded.duration_ms`);
}
