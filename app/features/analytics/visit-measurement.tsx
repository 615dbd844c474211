import {
	type KeyboardEvent,
	type ReactNode,
	type RefObject,
	useEffect,
	useRef,
	useSyncExternalStore,
} from "react";
import { useLocation } from "react-router";
import { hintedSession, watchSession } from "#app/api-client/session-cookies.ts";
import { subscribedEvent } from "#app/features/newsletter/signup/use-sign-up.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { useSite } from "#app/site/use-site.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { type CountedForms, eventOfLink, type MeasurementIds } from "./analytics-events.ts";
import { clearTools, measure, measurePage, stopMeasuring } from "./measure.ts";
import { closeQuestion, setConsent, useConsent, useReopened } from "./use-consent.ts";

/** Asks for consent, then measures pages and links, except those of a signed-in administrator. */
export function VisitMeasurement({ ids: { analytics, pixel } }: { ids: MeasurementIds }) {
	const answer = useConsent();
	const reopened = useReopened();
	const { pathname } = useLocation();
	const { apply, networkForm, referralForm } = useSite();

	const isSignedIn = useSyncExternalStore(watchSession, hasHint, () => false);

	useEffect(() => {
		if (isSignedIn) clearTools();
		else if (answer === "agreed") measurePage({ analytics, pixel }, pathname);
		else stopMeasuring();
	}, [isSignedIn, answer, analytics, pixel, pathname]);

	useEffect(
		() =>
			followVisitor([
				["application", apply.href],
				["network", networkForm.href],
				["referral", referralForm.href],
			]),
		[apply.href, networkForm.href, referralForm.href],
	);

	if (answer !== "unanswered" && !reopened) return null;
	return <ConsentNotice ids={{ analytics, pixel }} answer={answer} reopened={reopened} />;
}

function hasHint(): boolean {
	return hintedSession() !== null;
}

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

/** The consent question, whose answers have equal weight. Reopened, it takes the focus. */
export function ConsentNotice(props: {
	ids: MeasurementIds;
	answer: ReturnType<typeof useConsent>;
	reopened: boolean;
}) {
	const { ids, answer, reopened } = props;
	const t = useText("consent");
	const language = useLanguage();
	const panel = useRef<HTMLElement>(null);
	useNoticeRoom(panel);

	useEffect(() => {
		if (reopened) panel.current?.focus({ preventScroll: true });
	}, [reopened]);

	function onKeyDown(event: KeyboardEvent) {
		if (event.key === "Escape" && reopened) closeQuestion();
	}

	const list = new Intl.ListFormat(language);
	const tools = (["analytics", "pixel"] as const).filter((tool) => ids[tool] !== undefined);
	const subjects = list.format(tools.map((tool) => t(tool)));
	const recipients = list.format(tools.map((tool) => t(`${tool}To`)));
	return (
		<section
			ref={panel}
			tabIndex={-1}
			aria-labelledby="consent-title"
			onKeyDown={onKeyDown}
			className="screen-only fixed inset-x-0 bottom-0 z-30 max-h-[60svh] overflow-y-auto border-t border-clay bg-paper pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] transition-opacity duration-500 ease-calm starting:opacity-0"
		>
			<div className="content flex flex-col gap-x-10 gap-y-4 md:flex-row md:items-center">
				<h2 id="consent-title" className="shrink-0 text-heading max-lg:sr-only">
					<Emphasis text={t("title")} />
				</h2>
				<p className="grow text-small text-ink-soft">
					{t("text", { subjects, recipients })}{" "}
					{answer === "agreed" || answer === "refused" ? `${t(`answered.${answer}`)} ` : null}
					<PageLink to={localizePath(pages.privacy, language)} className="text-link">
						{t("privacy")}
					</PageLink>
				</p>
				<div className="grid shrink-0 grid-cols-2 gap-3">
					<AnswerButton onChoose={() => setConsent("refused")}>{t("refuse")}</AnswerButton>
					<AnswerButton onChoose={() => setConsent("agreed")}>{t("agree")}</AnswerButton>
				</div>
			</div>
		</section>
	);
}

/** Both answers use this button, so that neither is easier to see or to press. */
function AnswerButton(props: { onChoose(): void; children: ReactNode }) {
	return (
		<button
			type="button"
			onClick={props.onChoose}
			className="min-h-11 cursor-pointer rounded-full border border-ink px-7 text-small font-semibold transition-colors duration-300 ease-calm hover:bg-ink hover:text-paper"
		>
			{props.children}
		</button>
	);
}

/** CSS property for the footer, which leaves this much room at its end. */
const property = "--notice-room";

/** Stops scrolling above a panel at the foot of the window, and gives the page room at its end. */
function useNoticeRoom(panel: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = panel.current;
		if (element === null) return;
		const { style } = document.documentElement;
		const observer = new ResizeObserver(() => {
			// One more than its height, as the end of scrolling is rounded.
			const room = `${Math.ceil(window.innerHeight - element.getBoundingClientRect().top) + 1}px`;
			style.setProperty(property, room);
			style.scrollPaddingBottom = room;
		});
		observer.observe(element);
		return () => {
			observer.disconnect();
			style.removeProperty(property);
			style.scrollPaddingBottom = "";
		};
	}, [panel]);
}
