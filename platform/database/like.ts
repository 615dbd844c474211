/** A pattern of `like … escape '\'` for texts that contain `text` literally. */
export function anywhere(text: string): string {
	return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
