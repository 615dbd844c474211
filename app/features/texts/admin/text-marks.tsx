import { Badge } from "#app/admin-ui/badge.tsx";
import type { WrittenText } from "#app/features/texts/site-text.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";

/** The badges of a text: own, changed, older than another language, replaced in a release. */
export function TextMarks(props: {
	written: WrittenText;
	language: Language;
	isBehind: boolean;
	isChanged: boolean;
}) {
	const { written, language, isBehind, isChanged } = props;
	const t = useText("admin");
	const isOwn = written.published !== null;
	const behind = language === defaultLanguage ? "originalBehind" : "behind";
	if (!isOwn && !isBehind && !isChanged && written.moved === null) return null;
	return (
		<p className="flex flex-wrap gap-2 px-3">
			{isChanged ? <Badge tone="live">{t("texts.marks.draft")}</Badge> : null}
			{isOwn && !isChanged ? <Badge tone="calm">{t("texts.marks.own")}</Badge> : null}
			{isBehind ? <Badge tone="outline">{t(`texts.marks.${behind}`)}</Badge> : null}
			{written.moved === null ? null : <Badge tone="outline">{t("texts.marks.moved")}</Badge>}
		</p>
	);
}
