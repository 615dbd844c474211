/**
 * The key in session storage of the flag that somebody is signed in (specification, section 9). It
 * decides what to show; the server decides what is allowed, by a cookie that scripts cannot read.
 */
export const signedInKey = "admin_authenticated";

export function isSignedIn(): boolean {
	return sessionStorage.getItem(signedInKey) === "true";
}
