/**
 * The pattern of `like … escape '\'` for any text that contains `text`, whose own `%`, `_` and `\`
 * stand for themselves.
 */
export function anywhere(text: string): string {
	return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
