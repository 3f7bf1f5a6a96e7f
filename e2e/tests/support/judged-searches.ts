/** A search in the sample town, with the results that people judged to be relevant. */
interface JudgedSearch {
  words: string;
  /** The records that answer the search. They belong at the top, in any order. */
  best: readonly string[];
  /** Further useful records. They must be among the results. */
  good: readonly string[];
}

const judged = (words: string, best: string, good = ''): JudgedSearch => ({
  words,
  best: split(best),
  good: split(good),
});

const split = (names: string) => names.split(';').flatMap((name) => name.trim() || []);

const coffee = 'Limestone Coffee House; River Bend Cafe';
const barbecue = 'Old 281 BBQ';
const plumbing = 'Cypress Creek Plumbing';
const police = 'Blanco Police Department; Blanco County Sheriff';
const dentist = 'Bright River Dental';
const vet = 'Blanco Valley Veterinary';
const library = 'Blanco Library';
const cityHall = 'Blanco City Hall';
const stay = 'Porch Light Stays';
const beer = 'Twin Sisters Brewing';
const carRepair = 'Square Deal Auto Repair';
const schools =
  'Blanco Elementary School; Blanco Middle School; Blanco High School; Blanco Independent School District';
const churches =
  'Cedar Hill Baptist Church; Saint Brendan Catholic Church; Good Shepherd Episcopal Church; Log School Methodist Church; Hill Country Bible Fellowship; Twin Sisters Lutheran Church';
const land = 'Lot under live oaks; River lot with cypress; Hilltop lot off RM 1623';

/** 150 searches: names, trades, synonyms, typing errors, streets, phone numbers, questions. */
export const judgedSearches: readonly JudgedSearch[] = [
  // Names, whole and in part.
  judged('courthouse square diner', 'Courthouse Square Diner'),
  judged('river bend cafe', 'River Bend Cafe'),
  judged('river bend café', 'River Bend Cafe'),
  judged('limestone coffee', 'Limestone Coffee House'),
  judged('ninepin club', 'Ninepin Club Diner'),
  judged('old 281', barbecue),
  judged('taste of texas', 'Taste of Texas Kitchen'),
  judged('dos rios', 'Dos Rios Taco Stand'),
  judged('rolling peach', 'The Rolling Peach'),
  judged('the book porch', 'The Book Porch'),
  judged('saddleback', 'Saddleback Leather Works'),
  judged('second empire', 'Second Empire Antiques'),
  judged('juniper quilt', 'Juniper Quilt Shop'),
  judged('clay and cedar', 'Clay & Cedar Pottery'),
  judged('lavender & vine', 'Lavender & Vine'),
  judged('pedernales accounting', 'Pedernales Accounting'),
  judged('pedernales', 'Pedernales Accounting; Pedernales Electric Cooperative'),
  judged('riverstone', 'Riverstone Realty'),
  judged('bright river', dentist),
  judged('square deal', carRepair),
  judged('twin sisters', 'Twin Sisters Brewing; Twin Sisters Lutheran Church'),
  judged('market day', 'Market Day'),
  judged('founders day', 'Founders Day'),
  judged(
    'lavender festival',
    'Lavender Festival',
    'Lavender growers get ready for festival season',
  ),
  judged('story hour', 'Story Hour at the Library'),
  judged('city council', 'City Council Meeting; City Council, Byars Building'),
  // Trades and things.
  judged('plumbing', plumbing),
  judged('plumber', plumbing),
  judged('plumbers', plumbing),
  judged('leak', plumbing),
  judged('water heater', plumbing),
  judged('coffee', coffee),
  judged('espresso', coffee),
  judged('cafe', coffee),
  judged('breakfast', 'Courthouse Square Diner; Dos Rios Taco Stand'),
  judged('tacos', 'Dos Rios Taco Stand'),
  judged('burger', 'Bluebonnet Burger Truck', 'Ninepin Club Diner'),
  judged('hamburgers', 'Bluebonnet Burger Truck', 'Ninepin Club Diner'),
  judged('steak', 'Texas Star Steakhouse & Grill; Cypress Knee Grill; Courthouse Square Diner'),
  judged('steakhouse', 'Texas Star Steakhouse & Grill'),
  judged('bbq', barbecue),
  judged('barbecue', barbecue),
  judged('barbeque', barbecue),
  judged('brisket', barbecue),
  judged('beer', beer),
  judged('brewery', beer),
  judged('wine', 'Lavender & Vine'),
  judged('winery', 'Lavender & Vine'),
  judged('ice cream', 'The Rolling Peach'),
  judged('pie', 'Courthouse Square Diner'),
  judged('catfish', 'Cypress Knee Grill'),
  judged('tamales', 'Taste of Texas Kitchen'),
  judged('food truck', 'Bluebonnet Burger Truck'),
  judged('diner', 'Courthouse Square Diner; Ninepin Club Diner'),
  judged('grill', 'Cypress Knee Grill; Texas Star Steakhouse & Grill'),
  judged('books', 'The Book Porch', library),
  judged('bookstore', 'The Book Porch'),
  judged('antiques', 'Second Empire Antiques'),
  judged('furniture', 'Second Empire Antiques'),
  judged('pottery', 'Clay & Cedar Pottery', 'Pottery studio opens a second kiln'),
  judged('gifts', 'Courthouse Gifts & Candles', 'Clay & Cedar Pottery'),
  judged('candles', 'Courthouse Gifts & Candles'),
  judged('boots', 'Pecan Street Boutique'),
  judged('leather', 'Saddleback Leather Works'),
  judged('hardware', 'Blanco Feed & Hardware'),
  judged('feed store', 'Blanco Feed & Hardware'),
  judged('fabric', 'Juniper Quilt Shop'),
  judged('kayak', 'River Road Outfitters'),
  judged('tubes', 'River Road Outfitters'),
  judged('peaches', 'Little Blanco Farm Stand'),
  judged('farm stand', 'Little Blanco Farm Stand'),
  judged('realtor', 'Riverstone Realty'),
  judged('ac repair', ''),
  judged('heating', 'Hill Country Heating & Cooling'),
  judged('hvac', 'Hill Country Heating & Cooling'),
  judged('gravel', 'Limestone Paving & Gravel'),
  judged('driveway', 'Limestone Paving & Gravel'),
  judged('nursery', 'Spring Branch Nursery'),
  judged('native plants', 'Spring Branch Nursery; Water Conservation Workshop'),
  judged('laundromat', 'Main Street Laundromat'),
  judged('hotel', stay),
  judged('lodging', stay),
  judged('cabin', stay),
  judged('cottages', stay, 'Limestone cottage near the square'),
  judged('vet', vet),
  judged('veterinarian', vet),
  judged('dogs', vet),
  judged('mechanic', carRepair),
  judged('auto repair', carRepair),
  judged('car repair', carRepair),
  judged('state inspection', carRepair),
  judged('brakes', carRepair),
  judged('taxes', 'Pedernales Accounting'),
  judged('bookkeeping', 'Pedernales Accounting', 'Small Business Breakfast'),
  judged('dentist', dentist),
  judged('dental', dentist),
  // Faith.
  judged('church', churches),
  judged('baptist', 'Cedar Hill Baptist Church'),
  judged('catholic mass', 'Saint Brendan Catholic Church'),
  judged('lutheran church', 'Twin Sisters Lutheran Church'),
  judged('methodist', 'Log School Methodist Church'),
  // Houses and land.
  judged('land', land),
  judged('lot', `${land}; Corner lot on US 281`),
  judged('land for sale', land),
  judged('bungalow', 'Bungalow on Pecan Street'),
  judged('ranch house', 'Ranch house with ten acres'),
  judged('storefront', 'Storefront on the square', 'Second Empire Antiques'),
  judged('workshop loop 163', 'Workshop on Loop 163'),
  // Events.
  judged('parade', 'Lighted Christmas Parade; Founders Day'),
  judged('christmas', 'Lighted Christmas Parade', 'Taste of Texas Kitchen'),
  judged('dance', 'First Saturday Dance'),
  judged('ninepin league', 'Ninepin League Night'),
  judged('baseball', 'Youth Baseball Sign-Up'),
  judged('football', ''),
  judged('panthers', 'Panthers Home Game'),
  judged('farmers market', 'Market Day'),
  judged('planning hearing', 'Planning Hearing: Main Street Sidewalks'),
  judged(
    'sidewalks',
    'Planning Hearing: Main Street Sidewalks; Council hears plans for sidewalks on Main Street',
  ),
  judged('rain barrels', 'Water Conservation Workshop'),
  judged('bird walk', 'Evening Walk along the River'),
  // News.
  judged('flood', 'What to do when the river rises', 'River lot with cypress'),
  judged('pavilion', 'New pavilion opens at the ball fields'),
  judged('science fair', 'Students measure the river for a science fair'),
  judged('kiln', 'Pottery studio opens a second kiln'),
  judged(
    'library hours',
    'Library extends its Thursday hours',
    'Blanco Library; Story Hour at the Library',
  ),
  // The town's offices.
  judged('police', police),
  judged('sheriff', police),
  judged('city hall', cityHall, 'City Water'),
  judged('water bill', cityHall),
  judged('water', 'City Water', 'Blanco City Hall; Water Conservation Workshop'),
  judged('sewer', 'City Water'),
  judged('permits', cityHall),
  judged('trash', 'Waste Connections'),
  judged('garbage', 'Waste Connections'),
  judged('recycling', 'Waste Connections'),
  judged('electricity', 'Pedernales Electric Cooperative'),
  judged('post office', 'United States Post Office'),
  judged('library', library, 'Story Hour at the Library; Library extends its Thursday hours'),
  judged('school', schools),
  judged('high school', 'Blanco High School'),
  judged('chamber of commerce', 'Blanco Chamber of Commerce', 'Small Business Breakfast'),
  judged('state park', 'Blanco State Park', 'Evening Walk along the River'),
  judged('camping', 'Blanco State Park'),
  judged('visitor center', 'Old Courthouse Visitor Center'),
  judged('fire', 'Fire and EMS, Emergency Services District 2'),
  judged('ambulance', 'Fire and EMS, Emergency Services District 2'),
  // Numbers and streets.
  judged('830-833-4525', 'Blanco City Hall; City Water'),
  judged('833 4333', 'Blanco State Park'),
  judged('414 pecan st', 'The Book Porch'),
  judged('414 pecan street', 'The Book Porch'),
  judged('1118 main', library, 'Story Hour at the Library'),
  // Typing errors and searches in everyday language.
  judged('plubmer', plumbing),
  judged('cofee', coffee),
  judged('barbacue', barbecue),
  judged('libary', library),
  judged(
    'resturant',
    'Courthouse Square Diner; Ninepin Club Diner; Texas Star Steakhouse & Grill; Old 281 BBQ',
  ),
  judged('vetrinarian', vet),
  judged('where is the library', library, 'Story Hour at the Library'),
  judged('coffee near me', coffee),
  judged('find a plumber', plumbing),
  judged('trash pickup', 'Waste Connections'),
  judged('fire department', 'Fire and EMS, Emergency Services District 2'),
  judged('power outage', 'Pedernales Electric Cooperative'),
  judged('ac repair', 'Hill Country Heating & Cooling'),
  judged('laundry', 'Main Street Laundromat'),
  judged('airbnb', stay),
  judged('highway 281', `${vet}; Corner lot on US 281; Limestone Paving & Gravel`),
  // With words that no text has.
  judged('city hall hours', cityHall),
  judged('library phone number', library, 'Story Hour at the Library'),
  judged('best barbecue in town', barbecue),
  judged('coffee in Blanco TX', coffee),
  // Spanish words, for records that were written in English.
  judged('plomero', plumbing),
  judged('policía', police),
  judged('iglesia', churches),
  judged('biblioteca', library, 'Story Hour at the Library'),
  judged('café', coffee),
  judged('basura', 'Waste Connections'),
  judged('lavandería', 'Main Street Laundromat'),
  judged('ferretería', 'Blanco Feed & Hardware'),
  judged('antigüedades', 'Second Empire Antiques'),
  // Words that no record has together, and words that only begin like other words.
  judged('live music', 'Twin Sisters Brewing', 'Shop Late on the Square'),
  judged('dog friendly restaurant', 'Cypress Knee Grill; River Bend Cafe; Twin Sisters Brewing'),
  judged('perros', vet, 'River Bend Cafe'),
  judged('coffee with wifi', coffee),
  judged('restroom', 'River Road Outfitters; Second Empire Antiques; Main Street Laundromat'),
  judged('baños', 'River Road Outfitters; Second Empire Antiques; Main Street Laundromat'),
  judged('ev charging', 'Porch Light Stays'),
  judged('cash only', 'Dos Rios Taco Stand; The Rolling Peach; Little Blanco Farm Stand'),
  judged('property tax', 'Pedernales Accounting'),
  judged('county clerk', 'Blanco County Courthouse'),
  judged('wedding', ''),
];
