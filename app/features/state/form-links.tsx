import { Link } from "react-router";
import { formatBusinessMoment, formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { answerOf, formName } from "./form-answer.ts";
import type { FormLink } from "./form-link.ts";

/** Whether visitors can open the forms that the site leads to, and which of them they cannot. */
export function FormLinks({ links }: { links: readonly FormLink[] }) {
	const t = useText("admin");
	const language = useLanguage();
	const failing = links.filter(({ failingSince }) => failingSince !== null);
	if (failing.length > 0) {
		return (
			<ul className="grid gap-2 pb-1">
				{failing.map((link) => (
					<li key={`${link.fact} ${link.language}`}>
						<FailingLink link={link} />
					</li>
				))}
			</ul>
		);
	}
	const asked = links.map(({ askedAt }) => askedAt).filter((instant) => instant !== null);
	const [oldest] = asked.toSorted();
	if (oldest === undefined) return t("state.formsPending");
	return t("state.formsFine", { moment: formatBusinessMoment(oldest, language) });
}

function FailingLink({ link }: { link: FormLink }) {
	const t = useText("admin");
	const language = useLanguage();
	const { fact, isDead, failingSince } = link;
	const said = {
		answer: answerOf(link, t),
		day: failingSince === null ? "" : formatDay(failingSince, language),
	};
	return (
		<>
			<Link
				to={`/admin/facts#fact-${fact}`}
				prefetch="intent"
				className="text-link inline-flex min-h-11 items-center"
			>
				{formName(link, t)}
			</Link>
			<p className="font-normal text-ink">{t(isDead ? "state.formDead" : "state.formFailing", said)}</p>
		</>
	);
}
