export const PROVIDERS = ["google", "figma", "github"] as const;
export type Provider = (typeof PROVIDERS)[number];

interface Mark {
  readonly viewBox: string;
  /** Paths with their colours, as their owners draw them; null: the colour of the words beside it. */
  readonly paths: readonly (readonly [string, string | null])[];
}

const MARKS: Readonly<Record<Provider, Mark>> = {
  google: {
    viewBox: "0 0 18 18",
    paths: [
      [
        "M17.640 9.200c0-.637-.057-1.251-.164-1.840H9v3.481h4.844c-.209 1.125-.843 2.078-1.796 2.717v2.258h2.908c1.702-1.567 2.684-3.874 2.684-6.616z",
        "#4285f4",
      ],
      [
        "M9 18c2.430 0 4.467-.806 5.956-2.180l-2.908-2.259c-.806.540-1.837.860-3.048.860-2.344 0-4.328-1.584-5.036-3.711H.957v2.332A8.997 8.997 0 0 0 9 18z",
        "#34a853",
      ],
      [
        "M3.964 10.710A5.410 5.410 0 0 1 3.682 9c0-.593.102-1.170.282-1.710V4.958H.957A8.996 8.996 0 0 0 0 9c0 1.452.348 2.827.957 4.042l3.007-2.332z",
        "#fbbc05",
      ],
      [
        "M9 3.580c1.321 0 2.508.454 3.440 1.345l2.582-2.580C13.463.891 11.426 0 9 0A8.997 8.997 0 0 0 .957 4.958L3.964 7.290C4.672 5.163 6.656 3.580 9 3.580z",
        "#ea4335",
      ],
    ],
  },
  figma: {
    viewBox: "0 0 18 18",
    paths: [
      ["M6 0h3v6H6a3 3 0 0 1 0-6z", "#f24e1e"],
      ["M9 0h3a3 3 0 0 1 0 6H9z", "#ff7262"],
      ["M6 6h3v6H6a3 3 0 0 1 0-6z", "#a259ff"],
      ["M15 9a3 3 0 1 1-6 0 3 3 0 0 1 6 0z", "#1abcfe"],
      ["M6 12h3v3a3 3 0 1 1-3-3z", "#0acf83"],
    ],
  },
  github: {
    viewBox: "0 0 16 16",
    paths: [
      [
        "M8 0C3.580 0 0 3.580 0 8c0 3.540 2.290 6.530 5.470 7.590.4.070.55-.170.55-.380 0-.190-.010-.820-.010-1.490-2.010.370-2.530-.490-2.690-.940-.090-.230-.480-.940-.820-1.130-.280-.150-.680-.520-.010-.530.63-.010 1.080.58 1.230.82.72 1.210 1.870.87 2.330.66.070-.520.280-.870.510-1.070-1.780-.200-3.640-.890-3.640-3.950 0-.870.310-1.590.820-2.150-.080-.200-.360-1.020.080-2.120 0 0 .67-.210 2.200.82.640-.180 1.320-.270 2-.270s1.360.090 2 .270c1.530-1.040 2.200-.820 2.200-.820.440 1.100.160 1.920.080 2.120.510.560.82 1.270.82 2.150 0 3.070-1.870 3.750-3.650 3.950.290.250.540.730.540 1.480 0 1.070-.010 1.930-.010 2.200 0 .210.150.460.550.380A8.013 8.013 0 0 0 16 8c0-4.420-3.580-8-8-8z",
        null,
      ],
    ],
  },
};

/** The mark of a way in; its name stands beside it. */
export function ProviderLogo({ provider }: { readonly provider: Provider }) {
  const { viewBox, paths } = MARKS[provider];
  return (
    <svg viewBox={viewBox} width="16" height="16" aria-hidden="true">
      {paths.map(([d, fill]) => (
        <path key={d} d={d} fill={fill ?? "currentColor"} />
      ))}
    </svg>
  );
}
