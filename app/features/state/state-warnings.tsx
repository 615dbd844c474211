import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Icon } from "#app/admin-ui/icon.tsx";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { type SiteState, type StateWarning, warningScreens, warningsOf } from "./site-state.ts";
import { stateQuery } from "./state.query.ts";

/** Warnings that are not of the server. */
const ownersAffairs: ReadonlySet<StateWarning> = new Set(["promises", "guestsToTell"]);

/** Shows what the owner should know of the site's server before it is opened; nothing without any. */
export function ServerWarnings() {
	const { data } = useQuery(stateQuery);
	if (data === undefined) return null;
	return (
		<WarningList state={data} warnings={warningsOf(data).filter((warning) => !ownersAffairs.has(warning))} />
	);
}

/** Shows warnings in words, each with the way to its screen. */
export function WarningList({ state, warnings }: { state: SiteState; warnings: readonly StateWarning[] }) {
	const t = useText("admin");
	const language = useLanguage();
	if (warnings.length === 0) return null;
	const guests = { count: state.guestsToTell, guests: formatCount(state.guestsToTell, language) };
	const mails = { count: state.unsentMails, mails: formatCount(state.unsentMails, language) };
	return (
		<ul className="grid gap-2 text-small">
			{warnings.map((warning) => (
				<li key={warning} className="flex gap-2">
					<Icon name="fault" className="mt-0.5 text-fault" />
					<p>
						{warning === "guestsToTell" ? `${t("state.guestsToTell", guests)} ` : null}
						{warning === "guestsToTell" || warning === "unsentMails"
							? null
							: `${t(`state.warnings.${warning}`)} `}
						{state.unsentMails === 0 || !(warning === "mailServer" || warning === "unsentMails")
							? null
							: `${t("state.unsentMails", mails)} `}
						<Link
							to={warningScreens[warning]}
							prefetch="intent"
							className="text-link inline-flex min-h-6 items-center"
						>
							{t(`state.warningLinks.${warning}`)}
						</Link>
					</p>
				</li>
			))}
		</ul>
	);
}
