import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { widthOf } from "#app/admin-ui/page-widths.ts";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { QueryPanel } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { ChosenText } from "#app/features/texts/admin/editing/chosen-text.tsx";
import { UnsentNotice } from "#app/features/texts/admin/editing/unsent-notice.tsx";
import { useUnsavedTexts } from "#app/features/texts/admin/editing/use-text-draft.ts";
import { focusStop, stopAt } from "#app/features/texts/admin/in-place/marked-page.ts";
import { PagePublishing } from "#app/features/texts/admin/publishing/publish-draft.tsx";
import type { EditedPage } from "#app/features/texts/page-views.ts";
import type { TextList } from "#app/features/texts/site-text.ts";
import { editedPageQuery, textsQuery } from "#app/features/texts/texts.query.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { chosenOn } from "./in-place/marked-page.ts";
import { type ChosenPageText, PageFrame } from "./in-place/page-frame.tsx";
import type { Leaving } from "./in-place/place-events.ts";
import { type PageChoice, PageToolbar } from "./page-toolbar.tsx";

const besidePhone = "mt-6 grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]";
/** A page of a computer's width needs the room of the screen. */
const besideDesktop = "mt-6 grid gap-6 2xl:grid-cols-[minmax(0,1fr)_22rem]";

export const meta = adminTitle((text) => text.texts.pageEditTitle);

export default function PageEditingScreen() {
	const t = useText("admin");
	const texts = useQuery(textsQuery);
	return (
		<div>
			<ScreenHead title={t("texts.pageEditTitle")}>
				<div className="flex flex-wrap gap-3">
					<Link to={adminPaths.texts} className={compactClass("quiet")}>
						{t("texts.back")}
					</Link>
					{texts.data === undefined ? null : <PagePublishing list={texts.data} />}
				</div>
			</ScreenHead>
			<p className="mb-6 max-w-column text-ink-soft">{t("texts.pageEditText")}</p>
			<QueryPanel query={texts} rows={4} height="h-24" title={t("texts.failed")}>
				{(list) => <PageEditing list={list} />}
			</QueryPanel>
		</div>
	);
}

function PageEditing({ list }: { list: TextList }) {
	const t = useText("admin");
	const [choice, setChoice] = useState<PageChoice>({
		view: "home now",
		language: useLanguage(),
		width: "desktop",
	});
	const [chosen, setChosen] = useState<ChosenPageText>();
	/** Each choice is one, also of a text that stands on the page twice. */
	const [choices, setChoices] = useState(0);
	const frame = useRef<HTMLIFrameElement>(null);
	const page = useEditedPage(choice, list);
	const { unsent, follower } = page;

	/** The keyboard stays at the text, also on the page that takes the place of this one. */
	function leave(how: Leaving, isOnItsWay: boolean): void {
		const shown = frame.current?.contentDocument;
		const stop = shown && chosen ? stopAt(shown, chosenOn(shown, chosen)) : -1;
		const close = () => {
			page.expectNext(isOnItsWay);
			setChosen(undefined);
		};
		if (how === "passed on") close();
		else {
			flushSync(close);
			if (shown) focusStop(shown, stop);
		}
	}

	return (
		<>
			<PageToolbar
				choice={choice}
				onChoice={(next) => {
					setChosen(undefined);
					page.expectNext(false);
					setChoice(next);
				}}
			/>
			<PageNotices page={page.data} unsent={[...unsent].filter((key) => key !== chosen?.key).length} />
			<div className={choice.width === "phone" ? besidePhone : besideDesktop}>
				<PageFrame
					html={page.html}
					renewals={page.renewals}
					title={t("texts.pageFrame")}
					width={widthOf[choice.width]}
					chosen={chosen?.key}
					frame={frame}
					onChoose={(next) => {
						if (next.element === chosen?.element) return;
						setChosen(next);
						setChoices(choices + 1);
					}}
				/>
				<ChosenPanel {...{ chosen, choices, list, follower }} language={choice.language} onDone={leave} />
			</div>
		</>
	);
}

/** Reads the chosen page with the draft in it, once it shows what was typed last. */
function useEditedPage(choice: PageChoice, list: TextList) {
	const t = useText("admin");
	const { data, error, isPlaceholderData } = useQuery(editedPageQuery(choice, list.revision));
	useErrorToast(error, t("texts.pageFailed"));
	/** The page that does not show yet what was typed last. */
	const [past, setPast] = useState<string>();
	const [renewals, setRenewals] = useState(0);
	const { unsent, follower } = useUnsavedTexts(() => {
		setPast(undefined);
		setRenewals((count) => count + 1);
	});
	const html = data?.html;
	return {
		data,
		html: isPlaceholderData || html === past ? undefined : html,
		renewals,
		unsent,
		follower,
		/** Shows no page until the next one, where that is on its way. */
		expectNext: (isOnItsWay: boolean) => setPast(isOnItsWay ? html : undefined),
	};
}

/** Says that changes are not sent yet, or why the page is not what readers see. */
function PageNotices({ page, unsent }: { page: EditedPage | undefined; unsent: number }) {
	const t = useText("admin");
	return (
		<>
			<div className="mt-5 empty:hidden">
				<UnsentNotice count={unsent} />
			</div>
			{page?.isMissing || page?.isOff ? (
				<p role="status" className="mt-5 max-w-column">
					{t(page.isOff ? "texts.pageOff" : "texts.pageMissing")}
				</p>
			) : null}
		</>
	);
}

/** The text that is chosen on the page, to be edited, or how one is chosen. */
function ChosenPanel(
	props: Pick<Parameters<typeof ChosenText>[0], "list" | "language" | "follower" | "onDone"> & {
		chosen: ChosenPageText | undefined;
		choices: number;
	},
) {
	const { chosen, choices, ...editing } = props;
	const t = useText("admin");
	const text = editing.list.texts.find(({ key }) => key === chosen?.key);
	return (
		<Panel title={t("texts.pageChosen")} className="self-start xl:sticky xl:top-6">
			<div className="border-t border-clay px-5 py-5">
				{text === undefined || chosen === undefined ? (
					<p className="text-small text-ink-soft">
						{t("texts.pageHint")} {t("texts.pageUnseen")}
					</p>
				) : (
					<ChosenText
						key={`${text.key} ${editing.language} ${choices}`}
						{...editing}
						chosen={chosen}
						text={text}
					/>
				)}
			</div>
		</Panel>
	);
}
