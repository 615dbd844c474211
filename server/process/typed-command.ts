/** How a command is typed where this one was: in the project, or in its package. */
export function asTyped(command: string, words = ""): string {
	if (process.env.npm_lifecycle_event === undefined) return `ensemble ${command} ${words}`.trimEnd();
	return words === "" ? `npm run ${command}` : `npm run ${command} -- ${words}`;
}
