import { disc, dusted, horizon, ink, lifted, linear, picture, radial, ref } from "./canvas.ts";

const [tx, ty, tr] = [770, 548, 400] as const;
const around = (angle: number, distance: number): [number, number] => {
	const a = (angle * Math.PI) / 180;
	return [Math.round(tx + distance * Math.cos(a)), Math.round(ty + distance * Math.sin(a))];
};
// Four pairs; inside a pair the plates nearly touch.
const seats = [20, 110, 200, 290].flatMap((pair) => [pair - 14.5, pair + 14.5]);

const stools = seats.map((angle) => disc(...around(angle, tr + 16), 66, ref("stool"))).join("");
const plates = seats.map((angle) => disc(...around(angle, 288), 68, ink.paper)).join("");
const hearts = seats
	.map(
		(angle, i) =>
			disc(...around(angle, 288), 47, ink.sand) +
			disc(...around(angle, 288), 30, i % 2 ? ink.reef : ink.brand),
	)
	.join("");

const defs =
	linear(
		"floor",
		[200, 0, 1500, 1067],
		[
			[0, "#d2481d"],
			[0.5, ink.ember],
			[1, "#741c0b"],
		],
	) +
	linear(
		"floorShade",
		[1600, 1067, 700, 300],
		[
			[0, ink.wine, 0.95],
			[1, ink.wine, 0],
		],
	) +
	linear(
		"stool",
		[400, 100, 1200, 1000],
		[
			[0, "#8a2711"],
			[1, ink.wine],
		],
	) +
	linear(
		"cloth",
		[480, 250, 1080, 860],
		[
			[0, ink.honey],
			[0.6, ink.apricot],
			[1, "#e58552"],
		],
	) +
	linear(
		"clothShade",
		[1100, 900, 620, 400],
		[
			[0, ink.ember, 0.8],
			[0.8, ink.ember, 0],
		],
	) +
	radial(
		"bowl",
		[tx - 40, ty - 40, 170],
		[
			[0, ink.reef],
			[1, ink.lagoon],
		],
	) +
	linear(
		"bowlShade",
		[tx - 90, ty - 90, tx + 60, ty + 60],
		[
			[0, ink.night],
			[0.9, ink.night, 0],
		],
	) +
	radial(
		"lamp",
		[330, 120, 900],
		[
			[0, ink.apricot, 0.7],
			[1, ink.apricot, 0],
		],
	);

export const svg: string = picture(
	61,
	defs,
	horizon(0, 1067, ref("floor")) +
		horizon(0, 1067, ref("lamp")) +
		dusted(horizon(0, 1067, ref("floorShade"))) +
		lifted(stools) +
		lifted(disc(tx, ty, tr, ref("cloth"))) +
		disc(tx, ty, 196, ink.honey, 0.55) +
		dusted(disc(tx, ty, tr, ref("clothShade"))) +
		lifted(plates + disc(tx, ty, 128, ink.sand)) +
		hearts +
		disc(tx, ty, 108, ref("bowl")) +
		dusted(disc(tx, ty, 108, ref("bowlShade"))) +
		lifted(disc(tx - 26, ty + 14, 44, ink.brand) + disc(tx + 38, ty - 12, 38, ink.apricot)),
);
