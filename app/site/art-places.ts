/**
 * The place of a photograph in windows that are not large: a part of the drawing is beyond their edge or
 * behind the text.
 */
const underWordsBelowLarge = { from: 64, underWords: true } as const;

/**
 * The drawings that a photograph may replace. `anchor` selects an element that only this drawing has.
 * The photograph is a circle (centre and radius) or an arch (left, top, width, height) in the
 * drawing's `box`, in its units. In windows narrower than `from` (in rem), where it would be out of
 * sight or behind text, it is a circle under the text if `underWords` is set; else the drawing stays.
 * `widths` are those of the photograph's files in small windows and in large ones, where the usual ones
 * are more than the place shows.
 */
export const artPlaces = {
	homeHero: {
		page: "home",
		anchor: "#first-circle",
		box: [900, 620],
		circle: [580, 310, 250],
		from: 80,
		underWords: true,
	},
	homePerson: {
		page: "home",
		anchor: "#portrait-light",
		box: [400, 400],
		circle: [200, 200, 200],
		widths: [480, 800],
	},
	homeTeam: {
		page: "home",
		anchor: "#bay-window",
		box: [860, 720],
		circle: [440, 360, 340],
		...underWordsBelowLarge,
	},
	homeApply: {
		page: "home",
		anchor: "#low-sun",
		box: [800, 560],
		circle: [400, 290, 260],
		...underWordsBelowLarge,
	},
	homeReferral: {
		page: "home",
		anchor: "#someone",
		box: [700, 440],
		circle: [330, 220, 200],
		...underWordsBelowLarge,
	},
	howItWorks: {
		page: "how-it-works",
		anchor: "#halves-sun",
		box: [760, 640],
		circle: [412, 315, 270],
		...underWordsBelowLarge,
	},
	journeyCall: {
		page: "how-it-works",
		anchor: 'path[d^="M260 20a240"]',
		box: [520, 520],
		circle: [260, 260, 240],
		from: 80,
	},
	network: {
		page: "network",
		anchor: "#pool-water",
		box: [800, 640],
		circle: [470, 340, 270],
		...underWordsBelowLarge,
	},
	networkCall: {
		page: "network",
		anchor: 'path[d^="M200 40a160"]',
		box: [400, 480],
		arch: [40, 40, 320, 440],
		from: 64,
	},
	socials: {
		page: "socials",
		anchor: "#guest-warm",
		box: [720, 720],
		circle: [360, 360, 352],
		...underWordsBelowLarge,
	},
	socialsReasons: {
		page: "socials",
		anchor: "#moon-cool",
		box: [560, 620],
		circle: [280, 310, 270],
		from: 64,
	},
} as const satisfies Record<string, ArtPlaceShape>;

export type PhotographShape = {
	box: readonly [width: number, height: number];
	circle?: readonly [x: number, y: number, radius: number];
	arch?: readonly [left: number, top: number, width: number, height: number];
};

export type ArtPlaceShape = PhotographShape & {
	page: string;
	anchor: string;
	from?: number;
	underWords?: boolean;
	widths?: readonly [small: number, large: number];
};

export const circleUnderWords = { box: [100, 100], circle: [50, 50, 50] } as const;

/** Returns the width in pixels below which a place shows its drawing, if any. */
export function drawnBelow(place: ArtPlace): number | undefined {
	const { from, underWords }: ArtPlaceShape = artPlaces[place];
	return from === undefined || underWords === true ? undefined : from * 16;
}

export type ArtPlace = keyof typeof artPlaces;

export const artPlaceNames = Object.keys(artPlaces) as [ArtPlace, ...ArtPlace[]];
