/**
 * Raise it when the notice says something new: whoever dismissed the former one then sees it again.
 */
const noticeVersion = "1";
const storageKey = "rebrand_notice";

/** On `<html>`, hides the notice: see app.css. */
const dismissed = { attribute: "data-rebrand-notice", value: "dismissed" } as const;

/**
 * Runs in `<head>` before the first paint, so that a dismissed notice never flashes nor shifts the
 * page, while each address keeps one rendering for everybody. A constant text: a content security
 * policy can name its hash. Where storage is refused, the notice shows.
 */
export const dismissalScript = `try{if(localStorage.getItem("${storageKey}")==="${noticeVersion}")document.documentElement.setAttribute("${dismissed.attribute}","${dismissed.value}")}catch{}`;

/**
 * Hides the notice at once, and from now on in this browser as long as it stores what it is asked
 * to.
 */
export function dismissNotice(): void {
	document.documentElement.setAttribute(dismissed.attribute, dismissed.value);
	try {
		localStorage.setItem(storageKey, noticeVersion);
	} catch {
		// Storage is refused or full: the notice is hidden until the next visit.
	}
}
