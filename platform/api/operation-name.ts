/** Returns an operation as the API's document names it. HEAD is the reading of what GET answers. */
export function operationName(method: string, path: string): string {
	return `${method === "HEAD" ? "GET" : method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, "{$1}")}`;
}
