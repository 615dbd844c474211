/** A file that imports another: their paths from the root of the house. */
export type Import = { from: string; to: string };

/** An import from one room into another, which stand beside each other. */
type Crossing = Import & { room: string; into: string };

/** The most imports named of each pair of rooms. */
const maxNamed = 3;

/**
 * Returns the imports that lead from one room into another and, by whatever way, back. A room is a folder
 * with all that is below it; the files that stand in a folder beside its sub-folders are one room more,
 * so that they are below all of these or above. @returns a line for each pair of rooms that is part of a
 * cycle, with some of the imports.
 */
export function folderCycles(imports: readonly Import[]): string[] {
	const crossings = imports.map(crossingOf).filter((crossing) => crossing !== undefined);
	const leaving = Map.groupBy(crossings, ({ room }) => room);

	function leadsTo(start: string, goal: string): boolean {
		const reached = new Set([start]);
		for (const room of reached) for (const { into } of leaving.get(room) ?? []) reached.add(into);
		return reached.has(goal);
	}

	const pairs = Map.groupBy(crossings, ({ room, into }) => `${room} -> ${into}`);
	return [...pairs]
		.filter(([, [first]]) => first !== undefined && leadsTo(first.into, first.room))
		.map(([pair, among]) => `${pair}: ${among.slice(0, maxNamed).map(written).join(", ")}`)
		.sort();
}

/** Returns the rooms that an import joins: neighbours in the deepest folder that holds both files. */
function crossingOf({ from, to }: Import): Crossing | undefined {
	const [source, target] = [from.split("/"), to.split("/")];
	const depth = source.findIndex((part, index) => part !== target[index]);
	const roomOf = (parts: string[]) =>
		parts.length > depth + 1
			? parts.slice(0, depth + 1).join("/")
			: [...parts.slice(0, depth), "*"].join("/");
	const [room, into] = [roomOf(source), roomOf(target)];
	return room === into ? undefined : { from, to, room, into };
}

function written({ from, to }: Import): string {
	return `${from} imports ${to}`;
}
