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
