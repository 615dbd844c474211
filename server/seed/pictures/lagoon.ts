import { clip, disc, dusted, glowing, horizon, ink, inside, linear, picture, ref, ripple } from "./canvas.ts";

const shore = 600;
const sun = [710, 430, 226] as const;
const answer = [710, 2 * shore - 430, 226] as const;

// Ripples get longer and thicker towards the viewer.
const ripples = [0, 1, 2, 3, 4, 5]
	.map((i) =>
		ripple(
			710 + (i % 2 ? 100 : -80) + i * 10,
			650 + i * i * 6 + i * 30,
			190 + i * 46,
			4 + i * 2.4,
			ref("water"),
		),
	)
	.join("");

const defs =
	linear(
		"sky",
		[0, 0, 0, shore],
		[
			[0, ink.shallow],
			[0.55, ink.mist],
			[1, "#f7dcbc"],
		],
	) +
	linear(
		"water",
		[0, shore, 0, 1067],
		[
			[0, "#5f9f98"],
			[0.3, ink.reef],
			[0.75, ink.lagoon],
			[1, ink.night],
		],
	) +
	linear(
		"sun",
		[600, 230, 800, 650],
		[
			[0, ink.honey],
			[0.55, ink.apricot],
			[1, ink.brand],
		],
	) +
	linear(
		"answer",
		[710, shore, 710, 1000],
		[
			[0, ink.brand],
			[0.45, ink.apricot, 0.85],
			[1, ink.honey, 0.5],
		],
	) +
	linear(
		"head",
		[1000, 480, 1600, 620],
		[
			[0, ink.reef],
			[1, ink.lagoon],
		],
	) +
	linear(
		"headShade",
		[1600, 600, 1000, 460],
		[
			[0, ink.night, 0.9],
			[1, ink.night, 0],
		],
	) +
	linear(
		"deep",
		[0, 1067, 0, 680],
		[
			[0, ink.night, 0.8],
			[1, ink.night, 0],
		],
	) +
	clip("above", horizon(0, shore, "#000")) +
	clip("below", horizon(shore, 1067, "#000"));

export const svg: string = picture(
	41,
	defs,
	horizon(0, shore, ref("sky")) +
		glowing(disc(710, 440, 280, ink.paper, 0.5)) +
		inside(
			"above",
			disc(...sun, ref("sun")) +
				disc(1790, 1240, 800, "#79b0a7") +
				disc(1480, 1420, 880, ref("head")) +
				dusted(disc(1480, 1420, 880, ref("headShade"))),
		) +
		horizon(shore, 1067, ref("water")) +
		inside(
			"below",
			disc(1480, 2 * shore - 1420, 880, ink.night, 0.4) +
				disc(...answer, ref("answer")) +
				ripples +
				dusted(horizon(shore, 1067, ref("deep"))),
		),
);
