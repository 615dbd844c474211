const construct =
	/<\?[^?]*\?>|<!\[CDATA\[(?<cdata>[\s\S]*?)\]\]>|<(?<end>\/?)(?<name>[A-Za-z][\w:.-]*)(?<words>(?:\s+[\w:.-]+="[^"<]*")*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y;
const strayAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/**
 * Says what keeps a document from being well-formed XML: an element that is not closed, text
 * outside the root, a stray `&` or `<`, a `]]>` in text. Undefined when nothing does. Enough for
 * the documents that this site writes.
 */
export function malformation(xml: string): string | undefined {
	const open: string[] = [];
	let position = 0;
	while (position < xml.length) {
		construct.lastIndex = position;
		const found = construct.exec(xml)?.groups;
		if (found === undefined) return `nothing that XML knows at: ${xml.slice(position, position + 40)}`;
		position = construct.lastIndex;
		const { name, end, empty, words = "", text, cdata } = found;
		const plain = text ?? words;
		if (strayAmpersand.test(plain) || text?.includes("]]>")) return `a stray mark in: ${plain.trim()}`;
		if (open.length === 0 && (cdata ?? text?.trim())) return "text outside the root";
		if (name === undefined || empty) continue;
		if (!end) open.push(name);
		else if (open.pop() !== name) return `</${name}> closes what is not open`;
	}
	return open.length === 0 ? undefined : `<${open.at(-1)}> is not closed`;
}
