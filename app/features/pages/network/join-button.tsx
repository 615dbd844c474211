import { useText } from "#app/i18n/text-context.tsx";
import { useSite } from "#app/site/use-site.tsx";
import { OutboundButton } from "#app/ui/button.tsx";

/** Opens the network's hosted form. A note says so if it is in another language. */
export function JoinButton({ children }: { children: string }) {
	const t = useText("network");
	const common = useText("navigation");
	const { networkForm } = useSite();
	return (
		<div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
			<OutboundButton look="primary" href={networkForm.href} newTab={common("newTab")}>
				{children}
			</OutboundButton>
			<p className="max-w-[15rem] text-small text-ink-soft">
				{t("formNote")}
				{networkForm.isForeign ? ` ${t("formInEnglish")}` : null}
			</p>
		</div>
	);
}
