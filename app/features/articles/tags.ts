/** Tags from what was typed: split on commas, trimmed, empty ones and repetitions (whatever the case) dropped. */
export function tagsOf(typed: string): string[] {
	const seen = new Map<string, string>();
	for (const tag of typed.split(",").map((part) => part.trim())) {
		if (tag !== "" && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
	}
	return [...seen.values()];
}
