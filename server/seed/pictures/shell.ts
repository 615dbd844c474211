import { disc, dusted, horizon, ink, lifted, linear, picture, radial, ref } from "./canvas.ts";

// Every circle touches the same point, the hinge, and leans a little further than the one around
// it.
const hinge = [900, 934] as const;
const layers = [
	[436, "#d9714a"],
	[366, "#fae3cd"],
	[302, ink.apricot],
	[240, "#fdf3e8"],
	[182, "#ef8f63"],
	[128, ink.honey],
	[76, ink.brand],
] as const;

const placed = layers.map(([r, fill], i) => {
	const lean = ((-112 + i * 5) * Math.PI) / 180;
	return {
		r,
		fill,
		cx: Math.round(hinge[0] + r * Math.cos(lean)),
		cy: Math.round(hinge[1] + r * Math.sin(lean)),
		id: `turn${i}`,
	};
});

const defs =
	linear(
		"air",
		[0, 0, 1400, 900],
		[
			[0, ink.paper],
			[1, "#f6e0cc"],
		],
	) +
	linear(
		"beach",
		[0, 800, 1600, 1067],
		[
			[0, "#efd3b4"],
			[1, "#dcae84"],
		],
	) +
	linear(
		"beachShade",
		[1500, 1067, 700, 880],
		[
			[0, ink.terracotta, 0.8],
			[1, ink.terracotta, 0],
		],
	) +
	linear(
		"front",
		[0, 900, 1500, 1067],
		[
			[0, "#f6dfc4"],
			[1, "#e2b48a"],
		],
	) +
	linear(
		"frontShade",
		[1300, 1067, 600, 900],
		[
			[0, ink.terracotta, 0.8],
			[1, ink.terracotta, 0],
		],
	) +
	placed
		.map(
			({ id, cx, cy, r }) =>
				radial(
					`fall${id}`,
					[cx + 24, cy + 28, r * 1.08],
					[
						[0.84, "#7a2c14", 0.42],
						[1, "#7a2c14", 0],
					],
				) +
				radial(
					id,
					[cx - r * 0.2, cy - r * 0.25, r * 1.28],
					[
						[0.55, ink.brand, 0],
						[1, ink.brand, 0.65],
					],
				),
		)
		.join("");

export const svg: string = picture(
	83,
	defs,
	horizon(0, 1067, ref("air")) +
		disc(1000, 2560, 1700, ref("beach")) +
		dusted(disc(1000, 2560, 1700, ref("beachShade"))) +
		placed
			.map(
				({ cx, cy, r, fill, id }) =>
					disc(cx + 24, cy + 28, r * 1.08, ref(`fall${id}`)) +
					disc(cx, cy, r, fill) +
					dusted(disc(cx, cy, r, ref(id))),
			)
			.join("") +
		lifted(disc(560, 2462, 1600, ref("front"))) +
		dusted(disc(560, 2462, 1600, ref("frontShade"))),
);
