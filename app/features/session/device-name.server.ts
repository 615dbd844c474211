/** The server takes no longer head line; a name is read from the beginning of what a client sends. */
const longestRead = 400;

/**
 * What a device is called in the lists of access, such as "Chrome, Android", from the `User-Agent`
 * that it sent; null where that names nothing known.
 */
export async function deviceName(userAgent: string | undefined): Promise<string | null> {
	if (userAgent === undefined || userAgent === "") return null;
	// Signing in is rare: what reads the names takes no memory before.
	const { default: Bowser } = await import("bowser");
	const { browser, os } = Bowser.parse(userAgent.slice(0, longestRead));
	return [browser.name, os.name].filter((name) => name !== undefined && name !== "").join(", ") || null;
}
