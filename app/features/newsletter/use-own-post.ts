import { useEffect, useRef } from "react";
import { useNavigation, useSubmit } from "react-router";

/**
 * Posts a page's form by itself, once: with JavaScript, the click in the mail was click enough. Opening the address
 * changes nothing, so that a program that follows the links of a mail does not either.
 * @param isDue whether there is anything left to do
 */
export function useOwnPost(isDue: boolean) {
	const form = useRef<HTMLFormElement>(null);
	const wasPosted = useRef(false);
	const submit = useSubmit();
	const navigation = useNavigation();

	useEffect(() => {
		if (!isDue) return;
		// A page that a browser prepares in advance, or that waits in another tab, has not been opened by anyone yet.
		const post = () => {
			if (wasPosted.current || form.current === null || document.visibilityState !== "visible") return;
			wasPosted.current = true;
			void submit(form.current, { replace: true, preventScrollReset: true });
		};
		post();
		document.addEventListener("visibilitychange", post);
		return () => document.removeEventListener("visibilitychange", post);
	}, [isDue, submit]);

	return { form, isPosting: navigation.state === "submitting" };
}
