import { Icon } from "#app/admin-ui/icon.tsx";
import { useText } from "#app/i18n/text-context.tsx";

/** Says what is counted and what is not. */
export function VisitHelp() {
	const t = useText("admin");
	return (
		<details className="group mt-6 rounded-[2px] bg-white px-5 sm:px-7">
			<summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 py-2 font-semibold [&::-webkit-details-marker]:hidden">
				<Icon name="chevron" className="-rotate-90 transition-transform duration-200 group-open:rotate-0" />
				{t("visits.help")}
			</summary>
			<ul className="grid max-w-column list-disc gap-2 pb-5 pl-5 text-small">
				{Object.entries(t("visits.helpLines")).map(([name, line]) => (
					<li key={name}>{line}</li>
				))}
			</ul>
		</details>
	);
}
