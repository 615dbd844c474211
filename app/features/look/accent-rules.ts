/** The colours of the site that an accent is shown on. */
export const grounds = {
	white: "#ffffff",
	paper: "#fbf7f2",
	sand: "#f3e9dd",
	mist: "#dde9e5",
	ink: "#1f1a16",
	lagoon: "#17494a",
} as const;

/** What large bold labels and the shapes of controls need (WCAG 2.2, 1.4.3 and 1.4.11). */
export const accentContrast = 3;
/** What text needs (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5;

/** A colour as it is stored. */
export const hexColour = /^#[0-9a-f]{6}$/;

/** What somebody typed, as it is stored: three digits are doubled. Undefined for no colour. */
export function readHex(typed: string): string | undefined {
	const digits = typed.trim().toLowerCase().replace(/^#/, "");
	const whole = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
	const colour = `#${whole}`;
	return hexColour.test(colour) ? colour : undefined;
}
