import { clip, disc, dusted, horizon, ink, inside, lifted, linear, picture, ref } from "./canvas.ts";

type Wave = { x: number; y: number; r: number; dx: number; dy: number; tones: readonly string[] };

// Sand and lagoon by turns, back to front; dx and dy slide each inner tone, so that the bands swell
// on one side.
const waves: readonly Wave[] = [
	{
		x: 1290,
		y: 700,
		r: 610,
		dx: 34,
		dy: 40,
		tones: [ink.paper, ink.mist, "#b5d5cc", ink.shallow, "#549690", ink.reef, ink.lagoon],
	},
	{
		x: 220,
		y: 1230,
		r: 640,
		dx: -30,
		dy: 48,
		tones: [ink.paper, "#f1d9bd", "#ecc7a0", "#e4b083", "#da966a", ink.terracotta],
	},
	{
		x: 990,
		y: 1500,
		r: 690,
		dx: 26,
		dy: 60,
		tones: [ink.paper, ink.mist, "#a9cec5", "#6fada4", "#3d827e", ink.lagoon],
	},
];

const defs =
	linear(
		"sand",
		[0, 0, 1300, 1067],
		[
			[0, "#f8eee1"],
			[1, "#efd6b9"],
		],
	) +
	linear(
		"dune",
		[1000, 0, 300, 500],
		[
			[0, ink.terracotta, 0.5],
			[1, ink.terracotta, 0],
		],
	) +
	waves
		.map(
			({ x, y, r }, i) =>
				clip(`edge${i}`, disc(x, y, r, "#000")) +
				linear(
					`fall${i}`,
					[x - r * 0.7, y - r * 0.7, x + r * 0.3, y],
					[
						[0, ink.paper, 0.55],
						[1, ink.paper, 0],
					],
				),
		)
		.join("");

const wave = ({ x, y, r, dx, dy, tones }: Wave, i: number): string => {
	const bands = tones
		.map((tone, step) =>
			disc(x + dx * step, y + dy * step, r - (step === 0 ? 0 : 12 + 50 * (step - 1)), tone),
		)
		.join("");
	return lifted(inside(`edge${i}`, bands + dusted(disc(x, y, r, ref(`fall${i}`)))));
};

export const svg: string = picture(
	53,
	defs,
	horizon(0, 1067, ref("sand")) + dusted(horizon(0, 1067, ref("dune"))) + waves.map(wave).join(""),
);
