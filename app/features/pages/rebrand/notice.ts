/** Raise it with a new notice, which is then shown again to those who dismissed the former one. */
const noticeVersion = "1";
const storageKey = "rebrand_notice";

/** Hides the notice, on `<html>`: see design.css. */
const dismissed = { attribute: "data-rebrand-notice", value: "dismissed" } as const;

/**
 * Runs in `<head>` before the stylesheets and the first paint: a dismissed notice neither flashes
 * nor shifts the page. Constant, so that the content security policy can name its hash.
 */
export const dismissalScript = `try{if(localStorage.getItem("${storageKey}")==="${noticeVersion}")document.documentElement.setAttribute("${dismissed.attribute}","${dismissed.value}")}catch{}`;

/** Hides the notice, now and later in this browser. */
export function dismissNotice(): void {
	document.documentElement.setAttribute(dismissed.attribute, dismissed.value);
	try {
		localStorage.setItem(storageKey, noticeVersion);
	} catch {
		// Without storage the notice is hidden until the next visit.
	}
}
