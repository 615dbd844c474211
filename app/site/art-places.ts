/**
 * The drawings of pages that a photograph may take the place of. Each is known by an element that it
 * alone has (`anchor`), and has a round place in its box: width and height of the box, centre and
 * radius of the circle, in the units of the drawing. In windows narrower than `from` that place is
 * out of sight, and the drawing stays.
 */
export const artPlaces = {
	homeHero: {
		page: "home",
		anchor: "first-circle",
		box: [900, 620],
		circle: [580, 310, 250],
		from: "80rem",
	},
	homeTeam: { page: "home", anchor: "bay-window", box: [860, 720], circle: [360, 360, 340] },
	homeApply: { page: "home", anchor: "low-sun", box: [800, 560], circle: [400, 290, 260] },
	homeReferral: { page: "home", anchor: "someone", box: [700, 440], circle: [220, 220, 200] },
	howItWorks: { page: "how-it-works", anchor: "halves-sun", box: [760, 640], circle: [412, 315, 270] },
	network: { page: "network", anchor: "pool-water", box: [800, 640], circle: [470, 340, 270] },
	socials: { page: "socials", anchor: "guest-warm", box: [720, 720], circle: [360, 360, 352] },
	socialsReasons: { page: "socials", anchor: "moon-cool", box: [560, 620], circle: [280, 310, 270] },
} as const satisfies Record<string, ArtPlaceShape>;

export type ArtPlaceShape = {
	page: string;
	anchor: string;
	box: readonly [width: number, height: number];
	circle: readonly [x: number, y: number, radius: number];
	from?: string;
};

export type ArtPlace = keyof typeof artPlaces;

export const artPlaceNames = Object.keys(artPlaces) as [ArtPlace, ...ArtPlace[]];
