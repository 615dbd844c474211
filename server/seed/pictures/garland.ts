import { clip, disc, dusted, glowing, horizon, ink, inside, linear, picture, radial, ref } from "./canvas.ts";

// Lanterns from left to right: x, y, radius, colour. The two in the middle hang close enough to
// meet.
const lanterns = [
	[50, 130, 56, ink.honey],
	[246, 306, 74, ink.apricot],
	[476, 452, 98, ink.honey],
	[752, 548, 154, ink.brand],
	[972, 520, 118, ink.honey],
	[1214, 420, 84, ink.apricot],
	[1420, 318, 66, ink.honey],
	[1590, 214, 54, ink.apricot],
] as const;

// Each link is an arc that sags between the tops of two neighbours.
const links = lanterns
	.slice(1)
	.map(([x, y, r], i) => {
		const from = lanterns[i] ?? lanterns[0];
		return `M${from[0]} ${from[1] - from[2]}Q${(from[0] + x) / 2} ${(from[1] - from[2] + y - r) / 2 + 64} ${x} ${y - r}`;
	})
	.join("");

const defs =
	linear(
		"dusk",
		[0, 0, 200, 1067],
		[
			[0, "#3d2a3c"],
			[0.35, "#804550"],
			[0.68, "#d27c62"],
			[1, ink.apricot],
		],
	) +
	radial(
		"hill",
		[1300, 1100, 700],
		[
			[0, "#6b2c3a"],
			[1, ink.wine],
		],
	) +
	radial(
		"hillRim",
		[1300, 1900, 1000],
		[
			[0.85, ink.terracotta, 0],
			[1, ink.terracotta, 0.7],
		],
	) +
	lanterns
		.map(([x, y, r], i) =>
			linear(
				`under${i}`,
				[x + r * 0.5, y + r, x - r * 0.2, y - r * 0.4],
				[
					[0, ink.ember, 0.85],
					[1, ink.ember, 0],
				],
			),
		)
		.join("") +
	clip("first", disc(752, 548, 154, "#000"));

export const svg: string = picture(
	113,
	defs,
	horizon(0, 1067, ref("dusk")) +
		disc(1300, 1900, 1000, ref("hill")) +
		dusted(disc(1300, 1900, 1000, ref("hillRim"))) +
		glowing(lanterns.map(([x, y, r]) => disc(x, y, r * 1.3, ink.apricot, 0.7)).join("")) +
		`<path d="${links}" fill="none" stroke="${ink.honey}" stroke-width="4"/>` +
		lanterns.map(([x, y, r, fill]) => disc(x, y, r, fill)).join("") +
		dusted(lanterns.map(([x, y, r], i) => disc(x, y, r, ref(`under${i}`))).join("")) +
		// What the two share is warmer than either.
		inside("first", disc(972, 520, 118, "#ff8f4f")),
);
