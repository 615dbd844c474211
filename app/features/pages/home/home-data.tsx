import { useText } from "#app/i18n/text-context.tsx";
import { FaqData, OrganizationData } from "#app/metadata/structured-data.tsx";

/** What the home page tells search engines beside its texts. */
export function HomeData() {
	const t = useText("home");
	return (
		<>
			<OrganizationData />
			<FaqData items={t("faq.items")} />
		</>
	);
}
