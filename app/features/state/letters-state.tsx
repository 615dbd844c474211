import { Link } from "react-router";
import { formatBusinessMoment, formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import type { SiteState, troublesOf } from "./site-state.ts";

type Props = { letters: SiteState["letters"]; trouble: ReturnType<typeof troublesOf>["letters"] };

/** How the letters to readers leave, with the way to them where there is something to see. */
export function Letters({ letters, trouble }: Props) {
	const t = useText("admin");
	const language = useLanguage();
	const { waiting, failed, givenUp, oldestAt, heldUntil } = letters;
	const counted = (count: number) => ({ count, letters: formatCount(count, language) });
	const moment = heldUntil === null ? "" : formatBusinessMoment(heldUntil, language);
	const day = oldestAt === null ? "" : formatDay(oldestAt, language);

	function text(): string {
		if (trouble === "held") return t("state.lettersHeld", { ...counted(waiting), moment });
		if (trouble === "late") return t("state.lettersLate", { ...counted(waiting), day });
		if (trouble === "failed") return t("state.lettersGivenUp", counted(givenUp));
		const moving = oldestAt === null ? "state.lettersPaused" : "state.lettersLeaving";
		if (waiting > 0) return t(moving, counted(waiting));
		return failed > 0 ? t("state.lettersFailed", counted(failed)) : t("state.lettersFine");
	}

	if (waiting === 0 && failed === 0) return text();
	return (
		<Link to="/admin/letters" prefetch="intent" className="text-link inline-flex min-h-11 items-center">
			{text()}
		</Link>
	);
}
