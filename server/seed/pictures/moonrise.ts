import {
	clip,
	disc,
	dusted,
	glowing,
	half,
	horizon,
	ink,
	inside,
	linear,
	picture,
	radial,
	ref,
	ripple,
	seeded,
} from "./canvas.ts";

const shore = 620;
const [mx, my, mr] = [780, 372, 222] as const;

const random = seeded(7);
const stars = Array.from({ length: 14 }, () =>
	disc(Math.round(random() * 1600), Math.round(random() * 400), 2 + Math.round(random() * 2), ink.honey, 0.6),
).join("");

// Lenses of dark water cut the reflection, wider apart towards the viewer.
const cuts = [0, 1, 2, 3, 4]
	.map((i) => ripple(mx + (i % 2 ? 110 : -90), 668 + i * 48 + i * i * 8, 300, 5 + i * 2.4, ref("water")))
	.join("");
const glints =
	ripple(450, 730, 120, 3, ink.apricot) +
	ripple(1150, 800, 150, 4, ink.apricot) +
	ripple(400, 925, 170, 5, ink.apricot);

const defs =
	linear(
		"sky",
		[0, 0, 0, shore],
		[
			[0, "#08191d"],
			[0.55, ink.night],
			[1, "#286463"],
		],
	) +
	linear(
		"water",
		[0, shore, 0, 1067],
		[
			[0, "#215b5b"],
			[0.4, "#123f42"],
			[1, "#071a1e"],
		],
	) +
	linear(
		"moon",
		[600, 180, 860, 520],
		[
			[0, ink.paper],
			[0.6, "#fbe3c4"],
			[1, ink.apricot],
		],
	) +
	linear(
		"moonShade",
		[700, 600, 650, 260],
		[
			[0, ink.terracotta],
			[1, ink.terracotta, 0],
		],
	) +
	radial(
		"rim",
		[110, 1640, 1150],
		[
			[0.9, ink.reef, 0],
			[1, ink.reef, 0.7],
		],
	) +
	linear(
		"deep",
		[0, 1067, 0, shore],
		[
			[0, "#05161a", 0.9],
			[1, "#05161a", 0],
		],
	) +
	linear(
		"fade",
		[0, my - mr, 0, my + mr],
		[
			[0, ink.shallow, 0.7],
			[1, ink.honey],
		],
	) +
	clip("above", horizon(0, shore, "#000"));

export const svg: string = picture(
	101,
	defs,
	horizon(0, shore, ref("sky")) +
		stars +
		glowing(disc(mx, my, 250, ink.shallow, 0.4)) +
		disc(mx, my, mr, "#17474a") +
		half(mx, my, mr, -58, ref("moon")) +
		dusted(half(mx, my, mr, -58, ref("moonShade"))) +
		inside("above", disc(110, 1640, 1150, "#0a2327") + dusted(disc(110, 1640, 1150, ref("rim")))) +
		horizon(shore, 1067, ref("water")) +
		// Turned over at the shore and flattened, as low water shows it.
		`<g transform="matrix(1 0 0 -.86 0 ${shore * 1.86})">${half(mx, my, mr, -58, ref("fade"))}</g>` +
		cuts +
		dusted(horizon(shore, 1067, ref("deep"))) +
		glints,
);
