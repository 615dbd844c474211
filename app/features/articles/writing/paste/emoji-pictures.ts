const emoji = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\ufe0f|\u200d)+$/u;

/** Turns the emoji pictures of mail programs into the characters in their descriptions. */
export function emojiAsText(body: HTMLElement): void {
	for (const image of [...body.querySelectorAll("img[alt]")]) {
		const alt = image.getAttribute("alt") ?? "";
		if (emoji.test(alt)) image.replaceWith(alt);
	}
}
