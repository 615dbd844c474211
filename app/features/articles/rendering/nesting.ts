/** The deepest nesting of marks. Browsers lay out a few hundred; nobody writes ten. */
export const deepest = 100;

/** Marks that stand too deep within others. `line` counts from 1. */
export class NestedTooDeep extends Error {
	readonly line: number | undefined;

	constructor(line: number | undefined) {
		super("The text is nested too deeply.");
		this.name = "NestedTooDeep";
		this.line = line;
	}
}

type Node = { position?: { start: { line: number } } | undefined; children?: readonly Node[] };

/** Checks a tree without recursion, which would overflow the stack. @throws NestedTooDeep. */
export function checkNesting(tree: Node): void {
	const open: { node: Node; depth: number }[] = [{ node: tree, depth: 0 }];
	for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
		const { node, depth } = entry;
		if (depth > deepest) throw new NestedTooDeep(node.position?.start.line);
		for (const child of node.children ?? []) open.push({ node: child, depth: depth + 1 });
	}
}
