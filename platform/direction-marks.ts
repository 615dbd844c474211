/** Unicode characters that change the direction in which the text after them is shown, and show nothing. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text without the characters that could make it read as another one. */
export function withoutDirectionMarks(text: string): string {
	return text.replace(directionMarks, "");
}
