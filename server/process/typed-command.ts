/** Returns how to type a command here: in the project, or in its package. */
export function asTyped(command: string, args = ""): string {
	if (process.env.npm_lifecycle_event === undefined) return `ensemble ${command} ${args}`.trimEnd();
	return args === "" ? `npm run ${command}` : `npm run ${command} -- ${args}`;
}
