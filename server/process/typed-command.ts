/** Returns how to type a command here: in the project, or in its package. */
export function asTyped(command: string, words = ""): string {
	if (process.env.npm_lifecycle_event === undefined) return `ensemble ${command} ${words}`.trimEnd();
	return words === "" ? `npm run ${command}` : `npm run ${command} -- ${words}`;
}
