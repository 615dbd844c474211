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
import styles from "./consent.css?inline";
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
			className="consent screen-only"
		>
			<style href="consent" precedence="default">
				{styles}
			</style>
			<div className="content">
				<h2 id="consent-title">
					<Emphasis text={t("title")} />
				</h2>
				<p>
					{t("text", { subjects, recipients })}{" "}
					{answer === "agreed" || answer === "refused" ? `${t(`answered.${answer}`)} ` : null}
					<PageLink to={localizePath(pages.privacy, language)} className="text-link">
						{t("privacy")}
					</PageLink>
				</p>
				<div className="consent-answers">
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
		<button type="button" onClick={props.onChoose}>
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
