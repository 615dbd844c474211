/** Widths of page previews in CSS pixels. */
export const widthOf = { phone: 390, desktop: 1280 } as const;

export type PageWidth = keyof typeof widthOf;

export const pageWidths = Object.keys(widthOf) as PageWidth[];
