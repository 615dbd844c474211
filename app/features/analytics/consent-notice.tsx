import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { MeasurementIds } from "./analytics-events.ts";
import { closeQuestion, setConsent, type useConsent } from "./use-consent.ts";

/**
 * The consent question, with two answers of equal weight, in a strip at the foot of the window.
 * Reopened by the visitor, it takes the focus, and Escape leaves the answer unchanged.
 */
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

/**
 * Keeps the focused element from hiding behind a panel at the foot of the window: scrolling stops above
 * it, and the page gets room at its end while the panel is shown.
 */
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
