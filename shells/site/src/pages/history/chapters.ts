/** The four chapters of the town's history, each paragraph a text of its own. */
export const chapters = [
  {
    title: 'Native American Heritage and Early Settlement',
    paragraphs: [
      'People camped along this river long before it had a name that anyone wrote down: archaeologists date camps to about 1150. Ancestors of the Lipan Apache may have come by the 1500s. In 1721 the Aguayo expedition named the river for its white limestone, and Blanco it has stayed.',
      'In 1835 Bartlett Sims surveyed along the river, and Horace Eggleston was granted the league of land on which the town would stand. Comanches claimed the country by 1836, and Comanches and Apaches lived along the river well into the 1850s. In 1847 John O. Meusebach and the Comanches made a treaty for the region. The first stockmen built their cabins in 1853.',
    ],
  },
  {
    title: 'Town Formation and County Seat Era',
    paragraphs: [
      'In 1854 a land company bought the league and platted a town, called Pittsburgh after General John D. Pitts, while a Methodist congregation met in a log house that was also the school. Blanco County was formed on February 12, 1858 from parts of Comal, Hays, Burnet and Gillespie counties, with its seat across the river from Pittsburgh and a post office in the same year. The first courthouse, of 1860, cost about $600.',
      'By 1870 there were four stores, a hotel and a gin. A Masonic university was chartered in 1874 but never completed; a high school rose on its foundation in 1884. In 1876 a fire destroyed the courthouse and every record in it. F. E. Ruffini then designed the limestone courthouse in the Second Empire style that still stands on the square, built for $25,970 and accepted on January 29, 1886.',
      'It served for only a few years. In 1890 the county voted to move its seat, and in 1891 the records went to Johnson City.',
    ],
  },
  {
    title: 'German Heritage and Agricultural Development',
    paragraphs: [
      'In the late 1850s Twin Sisters, seven miles to the south, became a settlement of many Germans, with a post office from 1856. Its dance hall, from about 1870, still holds a dance on first Saturdays. The ninepin bowling they brought is still played, with pins set up by hand.',
      'The census of 1860 counted 1,281 people in the county; 98 of them were enslaved. In 1861 the county voted against secession, 170 to 86.',
      'Cotton and sheep came early, and by 1910 cotton outranked wheat and corn; later livestock outranked everything. The drought of 1894 bankrupted farmers.',
    ],
  },
  {
    title: 'Modern Hill Country Community',
    paragraphs: [
      'In 1933 and 1934 Company 854 of the Civilian Conservation Corps built Blanco State Park, 104.6 acres along the river, with dams that people have swum behind ever since. The library opened in 1938, and in 1939 the town was incorporated, with 1,100 people.',
      'The old courthouse was many things in its second life, a hospital among them. A preservation society formed in 1986, the year in which 46 structures downtown became a historic district; the courthouse reopened in 1998, and in 2010 its rooms were seen in a feature film.',
      'The first commercial lavender farm in Texas was planted here in 1999, and the festival in June has followed since about 2005. In the night of May 23, 2015 the river rose and took the bridge of RM 165. On April 8, 2024 the town stood in the shadow of a total eclipse of the sun. The census of 2020 counted 1,682 people.',
    ],
  },
] as const;
