import { arc, clip, disc, dusted, horizon, ink, inside, lifted, linear, picture, ref } from "./canvas.ts";

type Orbit = readonly [cx: number, cy: number, rx: number, ry: number, turn: number];
const wide: Orbit = [700, 622, 640, 380, -22];
const round: Orbit = [1060, 470, 440, 400, 30];

/** Where an orbit is after an angle in degrees, so that each body sits exactly on its path. */
const at = ([cx, cy, rx, ry, turn]: Orbit, angle: number): [number, number] => {
	const a = (angle * Math.PI) / 180;
	const t = (turn * Math.PI) / 180;
	const x = rx * Math.cos(a);
	const y = ry * Math.sin(a);
	return [
		Math.round(cx + x * Math.cos(t) - y * Math.sin(t)),
		Math.round(cy + x * Math.sin(t) + y * Math.cos(t)),
	];
};

const path = ([cx, cy, rx, ry, turn]: Orbit, fill: string): string =>
	`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${cx} ${cy})" fill="${fill}"/>`;
const line = ([cx, cy, rx, ry, turn]: Orbit, stroke: string, weight: number): string =>
	arc(cx, cy, rx, ry, stroke, weight, turn);

const [bx, by] = at(wide, -79);
const [lx, ly] = at(round, 98);

const defs =
	linear(
		"ground",
		[0, 0, 1600, 1067],
		[
			[0, "#eef3ee"],
			[1, "#c9ddd6"],
		],
	) +
	linear(
		"wide",
		[200, 900, 1200, 300],
		[
			[0, "#fbe6cf"],
			[1, ink.honey],
		],
	) +
	linear(
		"round",
		[1500, 100, 800, 800],
		[
			[0, "#79b0a7"],
			[1, "#b9d6cf"],
		],
	) +
	linear(
		"meet",
		[640, 760, 1200, 260],
		[
			[0, ink.apricot],
			[1, "#ee8a5b"],
		],
	) +
	linear(
		"meetShade",
		[1230, 300, 800, 600],
		[
			[0, ink.ember, 0.75],
			[1, ink.ember, 0],
		],
	) +
	linear(
		"roundShade",
		[1560, 760, 1100, 400],
		[
			[0, ink.lagoon, 0.7],
			[1, ink.lagoon, 0],
		],
	) +
	linear(
		"hotShade",
		[bx + 130, by + 130, bx - 60, by - 60],
		[
			[0, "#8f2408", 0.9],
			[0.9, ink.ember, 0],
		],
	) +
	linear(
		"coolShade",
		[lx + 80, ly + 80, lx - 40, ly - 40],
		[
			[0, ink.night],
			[0.9, ink.night, 0],
		],
	) +
	clip("inWide", path(wide, "#000"));

export const svg: string = picture(
	37,
	defs,
	horizon(0, 1067, ref("ground")) +
		path(wide, ref("wide")) +
		path(round, ref("round")) +
		dusted(path(round, ref("roundShade"))) +
		inside("inWide", path(round, ref("meet")) + dusted(path(round, ref("meetShade")))) +
		line(wide, ink.paper, 5) +
		line(round, ink.paper, 5) +
		lifted(disc(bx, by, 144, ink.brand) + disc(lx, ly, 104, ink.lagoon)) +
		dusted(disc(bx, by, 144, ref("hotShade")) + disc(lx, ly, 104, ref("coolShade"))),
);
