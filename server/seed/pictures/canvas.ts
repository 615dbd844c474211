/** Width and height of every picture, in pixels. Everything below uses the same unit. */
export const width = 1600;
export const height = 1067;

/** Site tokens, then the in-between tones that only the pictures use. */
export const ink = {
	paper: "#fbf7f2",
	sand: "#f3e9dd",
	clay: "#e3d2bf",
	brand: "#f2491b",
	ember: "#b8320c",
	lagoon: "#17494a",
	mist: "#dde9e5",
	apricot: "#f6a877",
	honey: "#fbd3a6",
	terracotta: "#cf7a52",
	reef: "#2f7472",
	shallow: "#8fbdb4",
	plum: "#5a2d3c",
	wine: "#34161d",
	night: "#0d2b30",
} as const;

/** A gradient stop: offset from 0 to 1, colour, opacity (opaque when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Reference to a gradient, clip path, mask or filter by its id. */
export const ref = (id: string): string => `url(#${id})`;

const stopList = (stops: readonly Stop[]): string =>
	stops
		.map(
			([at, colour, opacity = 1]) =>
				`<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
		)
		.join("");

/** Linear gradient from (x1, y1) to (x2, y2). */
export const linear = (
	id: string,
	[x1, y1, x2, y2]: readonly [number, number, number, number],
	stops: readonly Stop[],
): string =>
	`<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`;

/** Radial gradient around (cx, cy) that ends at radius r. */
export const radial = (
	id: string,
	[cx, cy, r]: readonly [number, number, number],
	stops: readonly Stop[],
): string =>
	`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`;

/** Full circle. */
export const disc = (cx: number, cy: number, r: number, fill: string, opacity = 1): string =>
	`<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;

/**
 * Half circle with its flat side through (cx, cy); turn 0 is a dome, 90 faces right, 180 is a bowl.
 */
export const half = (cx: number, cy: number, r: number, turn: number, fill: string): string =>
	`<path d="M${cx - r} ${cy}a${r} ${r} 0 0 1 ${2 * r} 0z" transform="rotate(${turn} ${cx} ${cy})" fill="${fill}"/>`;

/** Outline of an ellipse, turned by an angle in degrees. */
export const arc = (
	cx: number,
	cy: number,
	rx: number,
	ry: number,
	stroke: string,
	weight: number,
	turn = 0,
): string =>
	`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${cx} ${cy})" fill="none" stroke="${stroke}" stroke-width="${weight}"/>`;

/** Closed shape from path data. */
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** Everything from y1 down to y2, the full width: sky, water, ground. */
export const horizon = (y1: number, y2: number, fill: string): string =>
	`<rect y="${y1}" width="${width}" height="${y2 - y1}" fill="${fill}"/>`;

/** One flat lens of still water, pointed at both ends: half-length rx, half-thickness ry. */
export const ripple = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
	`<path d="M${cx - rx} ${cy}Q${cx} ${cy - 2 * ry} ${cx + rx} ${cy}Q${cx} ${cy + 2 * ry} ${cx - rx} ${cy}z" fill="${fill}"/>`;

/** Definition of a clip path made of any shapes. */
export const clip = (id: string, shapes: string): string => `<clipPath id="${id}">${shapes}</clipPath>`;

/** Draws the content only inside a clip path. */
export const inside = (id: string, content: string): string => `<g clip-path="${ref(id)}">${content}</g>`;

/**
 * Turns the opacity of its content into density of dots, like a risograph screen. Costly: group
 * what can be grouped.
 */
export const dusted = (content: string): string => `<g filter="url(#dust)">${content}</g>`;

/**
 * Lays its content on the sheet like cut paper, with a soft shadow falling down and to the right.
 */
export const lifted = (content: string): string => `<g filter="url(#lift)">${content}</g>`;

/** Blurs its content into a glow. */
export const glowing = (content: string): string => `<g filter="url(#glow)">${content}</g>`;

/** Small seeded generator, from 0 to 1: the same picture must come out at every run. */
export const seeded = (seed: number): (() => number) => {
	let state = seed;
	return () => {
		state = (state * 16807) % 2147483647;
		return state / 2147483647;
	};
};

/**
 * The finished picture: definitions, content, then uneven ink (wash) and paper grain over
 * everything; grain also hides banding, the plain layer of it in the darks, where soft light does
 * next to nothing.
 */
export const picture = (seed: number, defs: string, content: string): string => {
	const over = (filter: string, opacity: number, blend: "soft-light" | "normal"): string =>
		`<rect width="${width}" height="${height}" filter="${ref(filter)}" opacity="${opacity}" style="mix-blend-mode:${blend}"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${filters(seed)}${defs}</defs>${content}${over("wash", 0.07, "soft-light")}${over("grain", 0.27, "soft-light")}${over("grain", 0.018, "normal")}</svg>`;
};

const area = `filterUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"`;

// Dust is confined to the box of what it covers: turbulence is paid by the pixel.
const fit = `x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"`;

/**
 * Filters that every picture shares: dust, lift, glow, and the grain and wash of the paper. Lift is
 * spelled out because librsvg computes feDropShadow in linear light, which bands dark gradients.
 */
const filters = (seed: number): string =>
	`<filter id="dust" ${fit}><feTurbulence type="fractalNoise" baseFrequency=".72" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -.8" result="noise"/><feComposite in="SourceAlpha" in2="noise" operator="arithmetic" k2="1" k3="1" k4="-1"/><feComponentTransfer result="dots"><feFuncA type="linear" slope="3"/></feComponentTransfer><feComposite in="SourceGraphic" in2="dots" operator="in"/></filter>` +
	`<filter id="lift" ${area}><feGaussianBlur in="SourceAlpha" stdDeviation="20"/><feOffset dx="10" dy="16" result="far"/><feFlood flood-color="#2a0f08" flood-opacity=".3"/><feComposite in2="far" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>` +
	`<filter id="glow" ${area}><feGaussianBlur stdDeviation="46"/></filter>` +
	`<filter id="grain" ${area}><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${seed + 1}"/><feColorMatrix values="1.8 0 0 0 -.4 1.8 0 0 0 -.4 1.8 0 0 0 -.4 0 0 0 0 1"/></filter>` +
	`<filter id="wash" ${area}><feTurbulence type="fractalNoise" baseFrequency=".004 .007" numOctaves="2" seed="${seed + 2}"/><feColorMatrix values="2 0 0 0 -.5 2 0 0 0 -.5 2 0 0 0 -.5 0 0 0 0 1"/></filter>`;
