import { cleanPastedHtml } from './clean-pasted-html';

/** What Word puts on the clipboard, shortened. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
<meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0in;} --></style>
<xml><w:WordDocument></w:WordDocument></xml></head><body lang=EN-US>
<!--StartFragment-->
<h1 style='margin-top:12pt'>Lavender Festival<o:p></o:p></h1>
<p class=MsoNormal style='margin:0in'><span style='font-family:"Arial",sans-serif;color:red'>On
<b style='mso-bidi-font-weight:normal'>Saturday</b> and <span style='font-style:italic'>Sunday</span>,
see <a href="https://festival.example/" target="_blank">the programme</a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Market</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o </span>Soap</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>· </span>Music</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1. </span>Come</p>
<img width=200 src="file:///C:/Users/ada/clip_image001.png" alt="Picture">
<!--EndFragment--></body></html>`;

const words = (html: string) => html.replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim();

describe('what is pasted from a word processor', () => {
  it('becomes headings, emphasis, links and lists without styles', () => {
    expect(words(cleanPastedHtml(fromWord))).toBe(
      '<h2>Lavender Festival</h2>' +
        '<p>On <b>Saturday</b> and <em>Sunday</em>, see <a href="https://festival.example/">the programme</a>.</p>' +
        '<ul><li>Market<ul><li>Soap</li></ul></li><li>Music</li></ul>' +
        '<ol><li>Come</li></ol>',
    );
  });

  it("is not bold as a whole because of Google Docs' wrapper element", () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span> and not</span></p></b>';
    expect(cleanPastedHtml(html)).toBe('<p><strong>Bold</strong> and not</p>');
  });

  it('contains no script, no event handler and no script URL', () => {
    const html =
      '<p onclick="x()">A<script>x()</script> <a href="javascript:x()">b</a> <iframe src="/"></iframe></p>';
    expect(words(cleanPastedHtml(html))).toBe('<p>A b </p>');
  });

  it('keeps web pictures with alternative text, and no others', () => {
    const html =
      '<p><img src="https://a.example/1.jpg" alt="River" style="width:9px"><img src="https://a.example/2.jpg"><img src="data:image/png;base64,AA" alt="x"></p>';
    expect(cleanPastedHtml(html)).toBe('<p><img src="https://a.example/1.jpg" alt="River"></p>');
  });

  it('keeps the text of a table', () => {
    expect(cleanPastedHtml('<table><tr><td>Nine</td><td>Ten</td></tr></table>')).toBe(
      '<p>Nine</p><p>Ten</p>',
    );
  });
});
