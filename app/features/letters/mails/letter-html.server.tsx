import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { render } from "@react-email/render";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { type Edition, partKey } from "#app/features/letters/edition.ts";
import { look, sheet } from "./letter-look.ts";
import { LetterMailPart } from "./letter-mail-part.server.tsx";
import type { LetterWords, MailLinks } from "./letter-mail-text.server.ts";

/** The HTML of a letter: one column that needs no style sheet and no picture to be read. */
export async function letterHtml(edition: Edition, links: MailLinks, words: LetterWords): Promise<string> {
	return render(<LetterMail edition={edition} links={links} words={words} />);
}

type Props = { edition: Edition; links: MailLinks; words: LetterWords };

function LetterMail({ edition, links, words }: Props) {
	const { language, subject, preheader, greeting, parts } = edition;
	return (
		<Html lang={language}>
			<Head>
				<meta name="viewport" content="width=device-width" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<title>{subject}</title>
				<style>{sheet}</style>
			</Head>
			<Body className="page" style={look.page}>
				{preheader === "" ? null : <Preview>{preheader}</Preview>}
				<Container className="column" style={look.column}>
					<Text className="ink" style={look.name}>
						{words.name}
					</Text>
					<Heading as="h1" className="ink title" style={look.title}>
						{subject}
					</Heading>
					{greeting === "" ? null : (
						<Text className="ink" style={look.text}>
							{greeting}
						</Text>
					)}
					{parts.map((part) => (
						<Section key={partKey(part)} style={look.part}>
							<LetterMailPart part={part} language={language} links={links} words={words} />
						</Section>
					))}
					<Hr className="rule" style={look.rule} />
					<Section className="soft">
						<Text className="soft" style={look.soft}>
							{words.why}
						</Text>
						{(["onSite", "unsubscribe", "settings"] as const).map((name) => (
							<Text key={name} className="soft" style={look.soft}>
								<Link href={links[name]} style={look.footLink}>
									{words[name]}
								</Link>
							</Text>
						))}
						<Text className="soft" style={look.soft}>
							{words.address}
						</Text>
					</Section>
				</Container>
			</Body>
		</Html>
	);
}
