/** Texts in groups and lists, as dictionaries hold them. A boolean is a yes or no. */
export type TextTree = string | boolean | readonly TextTree[] | TextGroup;

/** Entries of one list may lack each other's members. */
type TextGroup = { readonly [name: string]: TextTree | undefined };

export function isList(tree: TextTree | undefined): tree is readonly TextTree[] {
	return Array.isArray(tree);
}

/** The part at a path such as `home.hero.title`; undefined where the path leads nowhere. */
export function partAt(tree: TextTree | undefined, path: string): TextTree | undefined {
	return path.split(".").reduce(memberAt, tree);
}

function memberAt(tree: TextTree | undefined, name: string): TextTree | undefined {
	if (typeof tree !== "object" || !Object.hasOwn(tree, name)) return undefined;
	return isList(tree) ? tree[Number(name)] : tree[name];
}

/** The tree with nothing in it but the parts at some paths, none of which is inside a list. */
export function partsAt(tree: TextTree, paths: readonly string[]): TextTree {
	return paths.reduce<TextTree>((parts, path) => withPart(parts, path.split("."), partAt(tree, path)), {});
}

function withPart(tree: TextTree | undefined, path: string[], part: TextTree | undefined): TextTree {
	const [name, ...rest] = path;
	if (name === undefined) return part ?? "";
	const group = typeof tree === "object" && !isList(tree) ? tree : {};
	return { ...group, [name]: rest.length === 0 ? part : withPart(group[name], rest, part) };
}

/** Every text with its path, in order, but those at or below the paths that are left out. */
export function textsIn(
	tree: TextTree | undefined,
	isLeftOut: (path: string) => boolean = () => false,
	path = "",
): [path: string, text: string][] {
	if (typeof tree === "string") return [[path, tree]];
	if (typeof tree !== "object" || isLeftOut(path)) return [];
	return Object.entries(tree).flatMap(([name, inner]) =>
		textsIn(inner, isLeftOut, path === "" ? name : `${path}.${name}`),
	);
}
