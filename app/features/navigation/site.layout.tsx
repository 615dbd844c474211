import { Outlet } from "react-router";
import { languageOf } from "../../language";
import { textOf } from "../../text/dictionaries.server";
import { useText } from "../../text/text-context";
import { Toasts } from "../../ui/toasts";
import type { Route } from "./+types/site.layout";
import { Footer } from "./footer";
import { Header } from "./header";

export function loader({ request }: Route.LoaderArgs) {
	return { text: textOf(languageOf(new URL(request.url).pathname), "navigation", "newsletterForm") };
}

/** The frame of every public page: navigation, the page, footer. */
export default function SiteLayout() {
	const t = useText("navigation");
	return (
		<>
			<a
				href="#content"
				className="sr-only z-50 rounded-full bg-ink px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
			>
				{t("skip")}
			</a>
			<Header />
			<Outlet />
			<Footer />
			<Toasts texts={t("toasts", { returnObjects: true })} />
		</>
	);
}
