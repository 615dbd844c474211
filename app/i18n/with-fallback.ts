/**
 * A dictionary in which what it lacks is taken from another (specification, section 3: a missing
 * key falls back to English). Lists are taken whole.
 */
export function withFallback<Texts>(texts: Texts, fallback: Texts): Texts {
	if (!isGroup(texts) || !isGroup(fallback)) return texts ?? fallback;
	const names = Object.keys({ ...fallback, ...texts });
	return Object.fromEntries(names.map((name) => [name, withFallback(texts[name], fallback[name])])) as Texts;
}

function isGroup(texts: unknown): texts is Record<string, unknown> {
	return typeof texts === "object" && texts !== null && !Array.isArray(texts);
}
