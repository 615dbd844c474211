/**
 * The drawings of pages that a photograph may take the place of. Each is known by an element that it
 * alone has (`anchor`, a selector), and has a place in its box: width and height of the box, centre
 * and radius of a circle, or left, top, width and height of an arch, in the units of the drawing. In
 * windows other than `windows` that place is out of sight or has words over it: the drawing stays.
 */
export const artPlaces = {
	homeHero: {
		page: "home",
		anchor: "#first-circle",
		box: [900, 620],
		circle: [580, 310, 250],
		windows: "(min-width:80rem)",
	},
	homeTeam: { page: "home", anchor: "#bay-window", box: [860, 720], circle: [360, 360, 340] },
	homeApply: { page: "home", anchor: "#low-sun", box: [800, 560], circle: [400, 290, 260] },
	homeReferral: { page: "home", anchor: "#someone", box: [700, 440], circle: [220, 220, 200] },
	howItWorks: { page: "how-it-works", anchor: "#halves-sun", box: [760, 640], circle: [412, 315, 270] },
	journeyCall: {
		page: "how-it-works",
		anchor: 'path[d^="M260 20a240"]',
		box: [520, 520],
		circle: [260, 260, 240],
		windows: "(min-width:80rem)",
	},
	network: { page: "network", anchor: "#pool-water", box: [800, 640], circle: [470, 340, 270] },
	networkCall: {
		page: "network",
		anchor: 'path[d^="M200 40a160"]',
		box: [400, 480],
		arch: [40, 40, 320, 440],
		windows: "(min-width:64rem)",
	},
	socials: { page: "socials", anchor: "#guest-warm", box: [720, 720], circle: [360, 360, 352] },
	socialsReasons: { page: "socials", anchor: "#moon-cool", box: [560, 620], circle: [280, 310, 270] },
} as const satisfies Record<string, ArtPlaceShape>;

export type ArtPlaceShape = {
	page: string;
	anchor: string;
	box: readonly [width: number, height: number];
	circle?: readonly [x: number, y: number, radius: number];
	arch?: readonly [left: number, top: number, width: number, height: number];
	windows?: string;
};

export type ArtPlace = keyof typeof artPlaces;

export const artPlaceNames = Object.keys(artPlaces) as [ArtPlace, ...ArtPlace[]];
