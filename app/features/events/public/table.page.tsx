import { data, redirect } from "react-router";
import { entryPaths, slugIn } from "#app/content/entry-slugs.ts";
import type { Question } from "#app/features/events/table-questions.ts";
import { fittingQuestions } from "#app/features/events/table-questions.ts";
import { tableMeta, tableText } from "#app/features/events/table-text.server.ts";
import type { PageAddress } from "#app/metadata/alternate-links.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import type { Route } from "./+types/table.page";
import { TableData } from "./table-data.tsx";
import { TableNotFound } from "./table-not-found.tsx";
import { TableView } from "./table-view.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { language, events, readTexts } = context.get(siteContext);
	const slug = params.slug.toLowerCase();
	const [texts, event, today] = await Promise.all([readTexts(), events.findTable(slug), events.today()]);
	const text = texts.serialize(language, "table");
	if (event === undefined) {
		const address: PageAddress = { indexed: false, query: "" };
		return data({ language, text, found: null, address }, { status: 404 });
	}
	const paths = entryPaths("table", event);
	if (slugIn(language, event) !== slug) throw redirect(paths[language], 301);
	const address: PageAddress = { indexed: true, query: "", paths };
	const words = { language, texts, today };
	const table = tableText(event, words);
	const { ticketPrice } = event;
	const ownTexts = ticketPrice === null ? texts : texts.withFacts({ ticket: ticketPrice });
	const { socials } = ownTexts.pick(language, "socials");
	const isOff = table.phase === "over" || table.phase === "cancelled";
	const questions: Question[] = isOff ? [] : fittingQuestions(socials.faq.items, ticketPrice);
	const found = { event, table, questions, label: socials.hero.label, meta: tableMeta(event, words) };
	return data({ language, text, found, address });
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => {
	const found = loaderData?.found ?? undefined;
	return pageMeta(
		loaderData,
		(read) => found?.meta ?? { title: read("table")("notFound.title"), description: "" },
		page,
	);
};

export default function TablePage({ loaderData }: Route.ComponentProps) {
	const { found } = loaderData;
	if (found === null) return <TableNotFound />;
	return (
		<>
			<TableData event={found.event} table={found.table} label={found.label} />
			<TableView table={found.table} questions={found.questions} />
		</>
	);
}
