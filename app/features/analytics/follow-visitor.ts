import { subscribedEvent } from "#app/features/newsletter/signup/use-sign-up.ts";
import { type CountedForms, eventOfLink } from "./analytics-events.ts";
import { measure } from "./measure.ts";

const mainButton = 0;
const middleButton = 1;

/** Counts followed links by their addresses, and sign-ups. @returns a function that ends it. */
export function followVisitor(forms: CountedForms): () => void {
	const followLink = (event: MouseEvent) => measureLink(event, forms);
	// Captured, as a link's own handler may stop the event from bubbling.
	document.addEventListener("click", followLink, { capture: true });
	document.addEventListener("auxclick", followLink, { capture: true });
	document.addEventListener(subscribedEvent, followSubscription);
	return () => {
		document.removeEventListener("click", followLink, { capture: true });
		document.removeEventListener("auxclick", followLink, { capture: true });
		document.removeEventListener(subscribedEvent, followSubscription);
	};
}

function measureLink(event: MouseEvent, forms: CountedForms): void {
	if (event.button !== mainButton && event.button !== middleButton) return;
	const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
	if (!(link instanceof HTMLAnchorElement)) return;
	const followed = eventOfLink(new URL(link.href), new URL(location.href), forms);
	if (followed !== undefined) measure(followed);
}

function followSubscription(): void {
	measure("subscription");
}
