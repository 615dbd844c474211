import { ApiError } from "#platform/api/api-error.ts";

/** The refusal of what is more than a shape. */
export function active(found: string): ApiError {
	return new ApiError(
		400,
		"logo-active",
		`This drawing holds more than shapes (${found}). Please export it as plain shapes.`,
		{ more: { names: found } },
	);
}

/** The refusal of a drawing that takes too long to draw. */
export function tooManyParts(): ApiError {
	const message = "This drawing has too many parts for a logo. Please simplify it and export it again.";
	return new ApiError(400, "logo-parts", message);
}

/** The refusal of a drawing whose letters need a font. */
export function lettersAsText(): ApiError {
	const message =
		"The letters of this drawing need a font that visitors do not have. Please turn them into outlines and export it again.";
	return new ApiError(400, "logo-text", message);
}

/** What is said of a file that is no logo, whatever the reason. */
export function notALogo(): ApiError {
	return new ApiError(400, "logo-file", "Please choose a drawing that can be shown: an SVG or PNG file.");
}
