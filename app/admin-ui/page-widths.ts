/** The widths in which a page can be looked at, in pixels of its own: a phone's, and a computer's. */
export const widthOf = { phone: 390, desktop: 1280 } as const;

export type PageWidth = keyof typeof widthOf;

export const pageWidths = Object.keys(widthOf) as PageWidth[];
