import { ApiError } from "#platform/api/api-error.ts";

export function tooManyParts(): ApiError {
	const message = "This drawing has too many parts for a logo. Please simplify it and export it again.";
	return new ApiError(400, "logo-parts", message);
}

/** The refusal of a file that is no logo, whatever the reason. */
export function notALogo(): ApiError {
	return new ApiError(400, "logo-file", "Please choose a drawing that can be shown: an SVG or PNG file.");
}
